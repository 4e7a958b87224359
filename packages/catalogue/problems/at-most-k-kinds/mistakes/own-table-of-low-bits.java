import java.io.*;

public class Main {
    static final int SIZE = 1 << 18;
    static int[] keys = new int[SIZE], counts = new int[SIZE];
    static boolean[] used = new boolean[SIZE];

    static int place(int kind) {
        int at = kind & (SIZE - 1);
        while (used[at] && keys[at] != kind) at = (at + 1) & (SIZE - 1);
        used[at] = true;
        keys[at] = kind;
        return at;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        in.nextToken();
        int n = (int) in.nval;
        in.nextToken();
        int k = (int) in.nval;
        int[] at = new int[n];
        for (int i = 0; i < n; i++) {
            in.nextToken();
            at[i] = place((int) in.nval);
        }
        int best = 0, times = 0, kinds = 0, from = 0;
        for (int to = 0; to < n; to++) {
            if (counts[at[to]]++ == 0) kinds++;
            while (kinds > k) if (--counts[at[from++]] == 0) kinds--;
            int length = to - from + 1;
            if (length > best) {
                best = length;
                times = 0;
            }
            if (length == best) times++;
        }
        System.out.println(best + " " + times);
    }
}
