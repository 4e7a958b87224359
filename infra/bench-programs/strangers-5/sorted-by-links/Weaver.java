import java.io.*;
import java.util.*;

public class Weaver {
    static long[] num;
    static int[] link;

    static int merge(int a, int b) {
        int tail = 0;
        link[0] = 0;
        while (a != 0 && b != 0) {
            if (num[b] < num[a]) { link[tail] = b; tail = b; b = link[b]; }
            else { link[tail] = a; tail = a; a = link[a]; }
        }
        link[tail] = a != 0 ? a : b;
        return link[0];
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer st = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        st.nextToken();
        int n = (int) st.nval;
        st.nextToken();
        int head = (int) st.nval;
        num = new long[n + 1];
        link = new int[n + 1];
        for (int i = 1; i <= n; i++) { st.nextToken(); num[i] = (long) st.nval; }
        for (int i = 1; i <= n; i++) { st.nextToken(); link[i] = (int) st.nval; }

        int[] slot = new int[32];
        int top = 0;
        while (head != 0) {
            int run = head;
            head = link[head];
            link[run] = 0;
            int k = 0;
            while (slot[k] != 0) {
                run = merge(slot[k], run);
                slot[k++] = 0;
            }
            slot[k] = run;
            top = Math.max(top, k);
        }
        int all = 0;
        for (int k = 0; k <= top; k++) all = all == 0 ? slot[k] : slot[k] == 0 ? all : merge(slot[k], all);

        StringBuilder sb = new StringBuilder();
        for (; all != 0; all = link[all]) sb.append(all).append(' ');
        System.out.println(sb.substring(0, sb.length() - 1));
    }
}
