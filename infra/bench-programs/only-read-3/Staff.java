import java.io.*;
import java.util.*;

public class Staff {
    public static void main(String[] args) throws IOException {
        DataInputStream in = new DataInputStream(new BufferedInputStream(System.in, 1 << 16));
        int n = readInt(in);
        int[] first = new int[n + 1], next = new int[n + 1], boss = new int[n + 1];
        for (int v = 2; v <= n; v++) {
            boss[v] = readInt(in);
            next[v] = first[boss[v]];
            first[boss[v]] = v;
        }
        int[] order = new int[n];
        int len = 1;
        order[0] = 1;
        for (int i = 0; i < len; i++)
            for (int c = first[order[i]]; c != 0; c = next[c]) order[len++] = c;
        int[] under = new int[n + 1];
        int[] depth = new int[n + 1];
        for (int i = n - 1; i > 0; i--) {
            int v = order[i];
            under[boss[v]] += under[v] + 1;
            depth[boss[v]] = Math.max(depth[boss[v]], depth[v] + 1);
        }
        StringBuilder sb = new StringBuilder();
        for (int v = 1; v <= n; v++) sb.append(under[v]).append(' ');
        System.out.println(sb.toString().trim());
        System.out.println(depth[1]);
    }

    private static int readInt(DataInputStream in) throws IOException {
        int b = in.read();
        while (b < '0') b = in.read();
        int r = 0;
        while (b >= '0') {
            r = r * 10 + b - '0';
            b = in.read();
        }
        return r;
    }
}
