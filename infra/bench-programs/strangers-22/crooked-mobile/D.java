import java.io.*;

/** Takes the mobile apart from below: a bar is removed when nothing hangs from it any more. */
public class D {
    private final byte[] all;
    private int p = 0;

    D(InputStream in) throws IOException {
        all = in.readAllBytes();
    }

    private int number() {
        while (all[p] < '0') p++;
        int x = 0;
        while (p < all.length && all[p] >= '0') x = 10 * x + (all[p++] & 15);
        return x;
    }

    private int solve() {
        int n = number();
        int[] holder = new int[n + 1], hanging = new int[n + 1];
        int[] high = new int[n + 1], low = new int[n + 1];
        for (int i = 1; i <= n; i++) {
            for (int side = 0; side < 2; side++) {
                int child = number();
                if (child != 0) {
                    holder[child] = i;
                    hanging[i]++;
                }
            }
        }
        int[] two = hanging.clone();
        int answer = 0;
        for (int i = 1; i <= n; i++) {
            int bar = i;
            while (bar != 0 && hanging[bar] == 0) {
                hanging[bar] = -1;
                int smaller = two[bar] == 2 ? low[bar] : 0;
                if (high[bar] - smaller > 1) answer++;
                int h = high[bar] + 1, up = holder[bar];
                if (high[up] < h) {
                    low[up] = high[up];
                    high[up] = h;
                } else if (low[up] < h) low[up] = h;
                hanging[up]--;
                bar = up;
            }
        }
        return answer;
    }

    public static void main(String[] args) throws IOException {
        System.out.println(new D(System.in).solve());
    }
}
