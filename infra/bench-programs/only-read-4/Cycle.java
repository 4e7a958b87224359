import java.util.*;
import java.io.*;

public class Cycle {
    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        in.nextToken();
        int n = (int) in.nval;
        int[] next = new int[n];
        for (int i = 0; i < n; i++) {
            in.nextToken();
            next[i] = (int) in.nval - 1;
        }
        int[] color = new int[n];
        int[] when = new int[n];
        int clock = 0, longest = 0;
        for (int s = 0; s < n; s++) {
            int u = s;
            while (color[u] == 0) {
                color[u] = s + 1;
                when[u] = clock++;
                u = next[u];
            }
            if (color[u] == s + 1) {
                longest = Math.max(longest, clock - when[u]);
            }
        }
        System.out.println(longest);
    }
}
