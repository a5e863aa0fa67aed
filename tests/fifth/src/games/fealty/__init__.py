"""The Pledge: two rounds in which everybody pledges a card face down, and the next player believes it or not."""
