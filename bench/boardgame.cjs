// The traffic of bench/load.py on a boardgame.io server, to compare: tables of four sockets, whoever is asked answers.
//
//   node bench/boardgame.cjs server PORT
//   node bench/boardgame.cjs client PORT TABLES SECONDS RATE      (RATE 0: as fast as it goes)
//
// Its game is trivial and its store is memory, which favours it: no rules, nothing on disk. States are about as large
// as ours, with a view for each player. The package is looked up in NODE_PATH and beside this file.
"use strict";
const SEATS = 4;

const game = {
  name: "load",
  setup: () => ({
    deck: Array.from({ length: 60 }, (_, i) => `card ${i}`),
    hands: Object.fromEntries(Array.from({ length: SEATS }, (_, i) => [i, Array.from({ length: 7 }, (_, j) => j)])),
    answers: 0,
  }),
  playerView: ({ G, playerID }) => ({
    ...G,
    deck: G.deck.map(() => null),
    hands: Object.fromEntries(
      Object.entries(G.hands).map(([seat, hand]) => [seat, seat === playerID ? hand : hand.map(() => null)]),
    ),
  }),
  moves: {
    answer: ({ G }, code) => {
      G.answers += 1;
      G.last = code;
    },
  },
  turn: { minMoves: 1, maxMoves: 1 },
};

function serve(port) {
  const { Server, Origins } = require("boardgame.io/server");
  const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
  server.run(port, () => console.log(JSON.stringify({ listening: port })));
}

function connect(io, port, table, seat, load) {
  return new Promise((resolve) => {
    const socket = io(`http://127.0.0.1:${port}/load`, { transports: ["websocket"], forceNew: true });
    const one = { socket, table, seat, sent: 0 };
    const hear = (state) => {
      if (one.sent && state.ctx.currentPlayer !== seat) {
        load.acknowledge(one);
      }
      if (state.ctx.currentPlayer === seat) {
        load.ask(one, state._stateID);
      }
    };
    socket.on("sync", (_, { state }) => (hear(state), resolve(one)));
    socket.on("update", (_, state) => hear(state));
    socket.on("connect", () => socket.emit("sync", table, seat, undefined, SEATS));
  });
}

async function load(port, tables, seconds, rate) {
  const { io } = require("socket.io-client");
  const times = [];
  const asked = [];
  let counting = false;
  const answer = (one, id) => {
    one.sent = performance.now();
    const payload = { type: "answer", args: [id % 7], playerID: one.seat, credentials: undefined };
    one.socket.emit("update", { type: "MAKE_MOVE", payload }, id, one.table, one.seat);
  };
  const play = {
    acknowledge: (one) => {
      if (counting) times.push((performance.now() - one.sent) / 1000);
      one.sent = 0;
    },
    ask: (one, id) => (counting && !rate ? answer(one, id) : asked.push([one, id])),
  };
  for (let table = 0; table < tables; table += 1) {
    for (let seat = 0; seat < SEATS; seat += 1) await connect(io, port, `t${table}`, String(seat), play);
  }
  counting = true;
  const start = performance.now();
  const passed = () => (performance.now() - start) / 1000;
  if (!rate) asked.splice(0).forEach(([one, id]) => answer(one, id));
  let sent = 0;
  while (passed() < seconds) {
    while (rate && sent < passed() * rate && asked.length) {
      answer(...asked.splice(Math.floor(Math.random() * asked.length), 1)[0]);
      sent += 1;
    }
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  const told = { tables, sockets: tables * SEATS, moves: times.length, seconds: passed(), latencies: times };
  process.stdout.write(`${JSON.stringify(told)}\n`, () => process.exit(0)); // not before all of it is written
}

const [mode, ...numbers] = process.argv.slice(2);
if (mode === "server") serve(Number(numbers[0]));
else load(...numbers.map(Number));
