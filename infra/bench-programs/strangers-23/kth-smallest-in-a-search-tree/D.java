import java.io.*;
import java.util.*;

public class D {
    final int n;
    final int[] mark, left, right, size;

    D(int tokens, StringTokenizer st) {
        int[] value = new int[tokens];
        boolean[] real = new boolean[tokens];
        for (int i = 0; i < tokens; i++) {
            String s = st.nextToken();
            real[i] = !s.equals("null");
            if (real[i]) value[i] = Integer.parseInt(s);
        }
        n = tokens;
        mark = value;
        left = new int[n];
        right = new int[n];
        size = new int[n + 1];
        int c = 1;
        for (int i = 0; i < n; i++) {
            left[i] = right[i] = n;
            if (!real[i]) continue;
            if (c < n) left[i] = c;
            c++;
            if (c < n) right[i] = c;
            c++;
        }
        for (int i = n - 1; i >= 0; i--) {
            if (real[i]) size[i] = 1 + size[left[i]] + size[right[i]];
        }
    }

    int select(int k) {
        int v = 0;
        while (true) {
            int smaller = size[left[v]];
            if (k <= smaller) v = left[v];
            else if (k == smaller + 1) return mark[v];
            else {
                k -= smaller + 1;
                v = right[v];
            }
        }
    }

    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        int t = Integer.parseInt(br.readLine().trim());
        D tree = new D(t, new StringTokenizer(br.readLine()));
        int q = Integer.parseInt(br.readLine().trim());
        StringTokenizer st = new StringTokenizer(br.readLine());
        StringBuilder sb = new StringBuilder();
        while (q-- > 0) sb.append(tree.select(Integer.parseInt(st.nextToken()))).append(' ');
        System.out.println(sb.toString().trim());
    }
}
