import java.io.*;
import java.util.*;

/**
 * Fields from the lowest to the highest. Equal neighbours form a plateau (union-find);
 * a plateau reaches every sea that it touches or that a lower neighbour reaches.
 */
public class Plateaus {
    static int[] boss;

    static int find(int x) {
        while (boss[x] != x) x = boss[x] = boss[boss[x]];
        return x;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer st = new StreamTokenizer(new BufferedInputStream(System.in, 1 << 16));
        int r = next(st), c = next(st), size = r * c;
        int[] h = new int[size];
        long[] order = new long[size];
        boss = new int[size];
        int[] seas = new int[size];
        for (int x = 0; x < size; x++) {
            h[x] = next(st);
            order[x] = (long) h[x] << 20 | x;
            boss[x] = x;
            if (x < c || x % c == 0) seas[x] |= 1;
            if (x >= size - c || x % c == c - 1) seas[x] |= 2;
        }
        Arrays.sort(order);
        for (int from = 0, to; from < size; from = to) {
            to = from;
            while (to < size && order[to] >> 20 == order[from] >> 20) to++;
            for (int round = 0; round < 2; round++) {
                for (int k = from; k < to; k++) {
                    int x = (int) (order[k] & (1 << 20) - 1);
                    for (int d = 0; d < 4; d++) {
                        int y;
                        if (d == 0) y = x % c > 0 ? x - 1 : -1;
                        else if (d == 1) y = x % c < c - 1 ? x + 1 : -1;
                        else if (d == 2) y = x - c;
                        else y = x + c < size ? x + c : -1;
                        if (y < 0 || h[y] > h[x]) continue;
                        int a = find(x), b = find(y);
                        if (round == 0 && h[y] == h[x] && a != b) {
                            boss[b] = a;
                            seas[a] |= seas[b];
                        } else if (round == 1) {
                            seas[a] |= seas[b];
                        }
                    }
                }
            }
        }
        int answer = 0;
        for (int x = 0; x < size; x++) if (seas[find(x)] == 3) answer++;
        System.out.println(answer);
    }

    static int next(StreamTokenizer st) throws IOException {
        st.nextToken();
        return (int) st.nval;
    }
}
