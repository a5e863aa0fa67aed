/* Loads the library of a game and prints what its play-outs come to: PROGRAM LIBRARY ENTRY SEATS GAMES SEED BYTES */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#ifdef _WIN32
#include <windows.h>
#define OPEN(path) ((void *)LoadLibraryA(path))
#define FIND(library, name) ((void *)GetProcAddress((HMODULE)(library), name))
#else
#include <dlfcn.h>
#define OPEN(path) dlopen(path, RTLD_NOW)
#define FIND(library, name) dlsym(library, name)
#endif

typedef int Playouts(int64_t *report, int64_t seats, int64_t games, int64_t seed, unsigned char *tally);

int main(int count, char **given) {
    if (count != 7) return 2;
    void *library = OPEN(given[1]);
    Playouts *play = library ? (Playouts *)FIND(library, given[2]) : NULL;
    if (!play) { fprintf(stderr, "%s does not load\n", given[1]); return 3; }
    int64_t report[5] = {0}, bytes = atoll(given[6]);
    unsigned char *tally = calloc(1, (size_t)bytes);
    if (play(report, atoll(given[3]), atoll(given[4]), atoll(given[5]), tally)) return 4;
    for (int64_t i = 0; i < bytes; i++) printf("%02x", tally[i]);
    printf("\n");
    return 0;
}
