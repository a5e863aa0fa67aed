"""The C that every translated game starts with: the checks, each with an unchecked twin, and Python's arithmetic."""

from __future__ import annotations

PRELUDE = r"""#include <math.h>
#include <setjmp.h>
#include <stdint.h>
#include <string.h>
#ifndef ENTRY  /* where a library holds many texts, their names differ */
#define ENTRY(name) name
#endif
_Static_assert(__BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__, "records are little-endian");
typedef int64_t i64;
typedef struct { const char *at; i64 count; } Text;
typedef struct { const char *what; i64 value; i64 line; i64 result; double real; } Report;
typedef struct { jmp_buf back; Report *report; } Trap;
static _Thread_local Trap *trap_;
#if defined _WIN32 && defined __x86_64__  /* it takes a frame there, to unwind to; none: jump */
#define _setjmp(back) _setjmp(back, 0)
#elif defined _WIN32
#define _setjmp setjmp
#endif
int ENTRY(is_here)(void) { return 1; }
#define OUT_OF_LINE __attribute__((noinline))
#ifdef __wasm__  /* a page counts bytes */
#define LEAF
#else
#define LEAF inline
#endif
#define MAYBE __attribute__((unused)) static inline
MAYBE i64 FLOOR(i64 a, i64 b) { i64 q = a / b; return q - (a % b != 0 && (a < 0) != (b < 0)); }
#ifdef CHECK
static __attribute__((noreturn, cold, noinline, unused)) void fail_(const char *what, i64 value, i64 line) {
    trap_->report->what = what; trap_->report->value = value; trap_->report->line = line; longjmp(trap_->back, 1); }
#define UNLESS(fine, what, value) if (!(fine)) fail_(what, value, line)
MAYBE i64 AT(i64 i, i64 n, i64 line) { UNLESS((uint64_t)i < (uint64_t)n, "index out of range", i); return i; }
MAYBE i64 RUN(i64 at, i64 count, i64 n, i64 line) {
    UNLESS(count >= 0 && at >= 0 && at <= n - count, "index out of range", at); return at; }
MAYBE i64 FIT(i64 v, i64 low, i64 high, i64 line) {
    UNLESS(v >= low && v <= high, "value does not fit", v); return v; }
MAYBE float FIT_F(double v, i64 line) {
    float r = (float)v; UNLESS(!isinf(r) || isinf(v), "value does not fit", 0); return r; }
MAYBE i64 ADD(i64 a, i64 b, i64 line) { i64 r; UNLESS(!__builtin_add_overflow(a, b, &r), "overflow", a); return r; }
MAYBE i64 SUB(i64 a, i64 b, i64 line) { i64 r; UNLESS(!__builtin_sub_overflow(a, b, &r), "overflow", a); return r; }
MAYBE i64 MUL(i64 a, i64 b, i64 line) { i64 r; UNLESS(!__builtin_mul_overflow(a, b, &r), "overflow", a); return r; }
MAYBE i64 NONZERO(i64 b, i64 line) { UNLESS(b != 0, "division by zero", 0); return b; }
MAYBE double NONZERO_F(double b, i64 line) { UNLESS(b != 0, "division by zero", 0); return b; }
MAYBE i64 SHIFT(i64 n, i64 line) { UNLESS((uint64_t)n <= 63, "bad shift", n); return n; }
MAYBE i64 SHL(i64 a, i64 n, i64 line) {
    i64 r = (i64)((uint64_t)a << SHIFT(n, line)); UNLESS(r >> n == a, "overflow", a); return r; }
MAYBE i64 SHR(i64 a, i64 n, i64 line) { return a >> SHIFT(n, line); }
MAYBE i64 DIV(i64 a, i64 b, i64 line) { NONZERO(b, line); return b == -1 ? SUB(0, a, line) : FLOOR(a, b); }
MAYBE i64 MEMBERS(i64 mask, i64 line) { UNLESS(mask >= 0, "a set is not negative", mask); return mask; }
MAYBE i64 INSIDE(i64 code, i64 first, i64 count, i64 line) {
    uint64_t at = (uint64_t)code - (uint64_t)first;
    UNLESS(at < (uint64_t)count, "index out of range", code); return (i64)at; }
MAYBE double ROOT(double x, i64 line) { UNLESS(x >= 0, "sqrt of a negative number", 0); return sqrt(x); }
MAYBE double LOG(double x, i64 line) { UNLESS(x > 0, "log of zero or less", 0); return log(x); }
MAYBE i64 WHOLE(double x, i64 line) {
    UNLESS(x >= -0x1p63 && x < 0x1p63, "no int is that large", 0); return (i64)x; }
MAYBE i64 ROOM(i64 size, i64 count, i64 room, i64 line) {
    UNLESS(size >= 0 && count <= room - size, "the page is full", size); return size; }
#define SOME(p, line) do { if (!(p)) fail_("a reference is None", 0, line); } while (0)
#define ASSERT(c, what, line) do { if (!(c)) fail_(what, 0, line); } while (0)
#else
#define AT(i, n, line) (i)
#define RUN(at, count, n, line) (at)
#define FIT(v, low, high, line) (v)
#define FIT_F(v, line) ((float)(v))
#define ADD(a, b, line) ((a) + (b))
#define SUB(a, b, line) ((a) - (b))
#define MUL(a, b, line) ((a) * (b))
#define NONZERO(b, line) (b)
#define NONZERO_F(b, line) (b)
#define SHL(a, n, line) ((i64)((uint64_t)(a) << (n)))
#define SHR(a, n, line) ((a) >> (n))
#define DIV(a, b, line) FLOOR(a, b)
#define MEMBERS(mask, line) (mask)
#define INSIDE(code, first, count, line) ((i64)((uint64_t)(code) - (uint64_t)(first)))
#define ROOT(x, line) sqrt(x)
#define LOG(x, line) log(x)
#define WHOLE(x, line) ((i64)(x))
#define ROOM(size, count, room, line) (size)
#define SOME(p, line) ((void)0)
#define ASSERT(c, what, line) ((void)0)
#endif
#if defined __x86_64__ && defined __GLIBC__ && !defined __clang__ && !defined __SANITIZE_ADDRESS__
#define WIDE __attribute__((unused, noinline, target_clones("avx2", "default"))) static  /* what the machine has */
#else
#define WIDE MAYBE
#endif
WIDE void ADD_SCALED(int32_t *restrict sums, const int8_t *restrict rows, i64 count, i64 factor) {
    int32_t by = (int16_t)factor;
    for (i64 i = 0; i < count; i++) sums[i] += by * rows[i]; }
MAYBE i64 MOD(i64 a, i64 b, i64 line) {
    (void)line; i64 d = NONZERO(b, line); if (d == -1) return 0;
    i64 r = a % d; return r != 0 && (r < 0) != (d < 0) ? r + d : r; }
MAYBE i64 POPCOUNT(i64 mask) {  /* written out: a generic build would call a library function */
    uint64_t m = (uint64_t)mask; m -= m >> 1 & 0x5555555555555555u;
    m = (m & 0x3333333333333333u) + (m >> 2 & 0x3333333333333333u);
    return (i64)(((m + (m >> 4)) & 0x0F0F0F0F0F0F0F0Fu) * 0x0101010101010101u >> 56); }
MAYBE i64 MIX(i64 key, i64 count) {
    uint64_t z = (uint64_t)key + ((uint64_t)count + 1) * 0x9E3779B97F4A7C15u;
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9u; z = (z ^ z >> 27) * 0x94D049BB133111EBu;
    return (i64)((z ^ z >> 31) >> 1); }
#define ON_PAGE(name) MAYBE void name(uint8_t *page, int32_t *size, i64 room, Text text, i64 line)
MAYBE uint8_t *ONWARD(uint8_t *page, int32_t *size, i64 room, i64 count, i64 line) {  /* room for some more bytes */
    uint8_t *at = page + ROOM(*size, count, room, line); *size += (int32_t)count; return at; }
MAYBE int COMMA(const uint8_t *page, int32_t size) {  /* is one due? */
    if (size <= 0) return 0;
    uint8_t last = page[size - 1]; return last != '{' && last != '[' && last != ':'; }
ON_PAGE(PUT) { memcpy(ONWARD(page, size, room, text.count, line), text.at, (size_t)text.count); }
ON_PAGE(ADD_TEXT) {
    int comma = COMMA(page, *size); uint8_t *at = ONWARD(page, size, room, comma + text.count, line);
    *at = ','; memcpy(at + comma, text.at, (size_t)text.count); }
ON_PAGE(ADD_WORD) {
    int comma = COMMA(page, *size); uint8_t *at = ONWARD(page, size, room, comma + text.count + 2, line);
    *at = ','; at += comma; *at++ = '"'; memcpy(at, text.at, (size_t)text.count); at[text.count] = '"'; }
ON_PAGE(ADD_NAME) {
    int comma = COMMA(page, *size); uint8_t *at = ONWARD(page, size, room, comma + text.count + 3, line);
    *at = ','; at += comma; *at++ = '"'; memcpy(at, text.at, (size_t)text.count); memcpy(at + text.count, "\":", 2); }
MAYBE void ADD_NUMBER(uint8_t *page, int32_t *size, i64 room, i64 number, i64 line) {
    char digits[20], *end = digits + 20, *first = end;
    uint64_t n = number < 0 ? 0 - (uint64_t)number : (uint64_t)number;
    do *--first = (char)('0' + n % 10); while (n /= 10);
    if (number < 0) *--first = '-';
    ADD_TEXT(page, size, room, (Text){first, end - first}, line); }
"""
