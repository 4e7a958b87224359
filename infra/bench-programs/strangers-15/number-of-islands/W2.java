import java.io.*;
import java.util.*;

public class W2 {
    private final int[] boss;
    private int groups;

    W2(int cells) {
        boss = new int[cells];
        Arrays.fill(boss, -1);
    }

    void add(int x) {
        boss[x] = x;
        groups++;
    }

    int top(int x) {
        while (boss[x] != x) {
            boss[x] = boss[boss[x]];
            x = boss[x];
        }
        return x;
    }

    void join(int x, int y) {
        int a = top(x), b = top(y);
        if (a != b) {
            boss[a] = b;
            groups--;
        }
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer st = new StringTokenizer(in.readLine());
        int r = Integer.parseInt(st.nextToken());
        int c = Integer.parseInt(st.nextToken());
        W2 sea = new W2(r * c);
        String above = "0".repeat(c);
        for (int i = 0; i < r; i++) {
            String row = in.readLine();
            for (int j = 0; j < c; j++) {
                if (row.charAt(j) != '1') continue;
                int id = i * c + j;
                sea.add(id);
                if (j > 0 && row.charAt(j - 1) == '1') {
                    sea.join(id, id - 1);
                } else if (above.charAt(j) == '1') {
                    sea.join(id, id - c);
                }
            }
            above = row;
        }
        System.out.println(sea.groups);
    }
}
