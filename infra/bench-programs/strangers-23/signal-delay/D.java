import java.io.*;
import java.util.*;

public class D {
    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int[] h = new int[3];
        for (int i = 0; i < 3; i++) {
            in.nextToken();
            h[i] = (int) in.nval;
        }
        int n = h[0], m = h[1], s = h[2];
        int[] u = new int[m], v = new int[m], w = new int[m], start = new int[n + 2];
        for (int e = 0; e < m; e++) {
            in.nextToken();
            u[e] = (int) in.nval;
            in.nextToken();
            v[e] = (int) in.nval;
            in.nextToken();
            w[e] = (int) in.nval;
            start[u[e] + 1]++;
        }
        for (int i = 1; i <= n + 1; i++) start[i] += start[i - 1];
        int[] slot = start.clone(), edge = new int[m];
        for (int e = 0; e < m; e++) edge[slot[u[e]]++] = e;

        long[] time = new long[n];
        int[] who = new int[n], place = new int[n + 1];
        Arrays.fill(place, -1);
        int open = 0, settled = 0;
        time[open] = 0;
        who[open] = s;
        place[s] = open++;
        long last = 0;
        while (open > 0) {
            int b = 0;
            long min = time[0];
            for (int i = 1; i < open; i++)
                if (time[i] < min) {
                    min = time[i];
                    b = i;
                }
            int x = who[b];
            place[x] = -2;
            open--;
            if (b != open) {
                time[b] = time[open];
                who[b] = who[open];
                place[who[b]] = b;
            }
            settled++;
            last = min;
            for (int i = start[x]; i < start[x + 1]; i++) {
                int y = v[edge[i]], p = place[y];
                long t = min + w[edge[i]];
                if (p == -1) {
                    time[open] = t;
                    who[open] = y;
                    place[y] = open++;
                } else if (p >= 0 && t < time[p]) time[p] = t;
            }
        }
        System.out.println(settled == n ? last : -1);
    }
}
