/** What every way to be told shares. */
import type { Channel, Notices } from "$wire";

export interface ChannelProps {
  notices: Notices;
  add: (channel: Channel) => Promise<void>;
  remove: (channels: Channel[]) => Promise<void>;
  attempt: (act: () => Promise<void>) => Promise<void>;
}
