import java.io.*;
import java.util.*;

public class C {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer st = new StringTokenizer(in.readLine());
        int n = Integer.parseInt(st.nextToken());
        int head = Integer.parseInt(st.nextToken());
        long[] key = new long[n + 1];
        int[] next = new int[n + 1];
        st = new StringTokenizer(in.readLine());
        for (int i = 1; i <= n; i++) key[i] = Long.parseLong(st.nextToken());
        st = new StringTokenizer(in.readLine());
        for (int i = 1; i <= n; i++) next[i] = Integer.parseInt(st.nextToken());

        // like a binary counter: bin[j] is empty or a sorted list of 2^j cards
        int[] bin = new int[20];
        int v = head;
        while (v != 0) {
            int rest = next[v];
            next[v] = 0;
            int carry = v, j = 0;
            while (bin[j] != 0) {
                carry = merge(bin[j], carry, key, next);
                bin[j++] = 0;
            }
            bin[j] = carry;
            v = rest;
        }
        int all = 0;
        for (int list : bin) all = merge(list, all, key, next);

        StringBuilder sb = new StringBuilder();
        for (int c = all; c != 0; c = next[c]) sb.append(c).append(' ');
        System.out.println(sb.toString().trim());
    }

    static int merge(int a, int b, long[] key, int[] next) {
        int end = 0;
        while (a != 0 && b != 0) {
            if (key[a] <= key[b]) {
                next[end] = a;
                end = a;
                a = next[a];
            } else {
                next[end] = b;
                end = b;
                b = next[b];
            }
        }
        next[end] = a != 0 ? a : b;
        return next[0];
    }
}
