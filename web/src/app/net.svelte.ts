// Whether the server answers. Known by its answers alone: what a browser says of its line is often wrong.

class Net {
  away = $state(false);
}
const net = new Net();

export const away = (): boolean => net.away;
export const heard = (answered: boolean): void => void (net.away = !answered);
