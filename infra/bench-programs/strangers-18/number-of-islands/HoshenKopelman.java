import java.io.*;
import java.util.*;

/** One pass over the rows; only the labels of the last row and the equivalences of labels are kept. */
public class HoshenKopelman {
    static int[] boss = new int[1024];
    static int labels = 0, islands = 0;

    static int fresh() {
        if (labels == boss.length) boss = Arrays.copyOf(boss, 2 * labels);
        boss[labels] = labels;
        islands++;
        return labels++;
    }

    static int find(int x) {
        while (boss[x] != x) x = boss[x] = boss[boss[x]];
        return x;
    }

    static int union(int a, int b) {
        a = find(a);
        b = find(b);
        if (a != b) {
            islands--;
            boss[Math.max(a, b)] = Math.min(a, b);
        }
        return Math.min(a, b);
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer st = new StringTokenizer(in.readLine());
        int r = Integer.parseInt(st.nextToken()), c = Integer.parseInt(st.nextToken());
        int[] row = new int[c];
        Arrays.fill(row, -1);
        while (r-- > 0) {
            String s = in.readLine();
            int left = -1;
            for (int j = 0; j < c; j++) {
                int up = row[j];
                if (s.charAt(j) == '0') left = -1;
                else if (left < 0 && up < 0) left = fresh();
                else if (left < 0) left = find(up);
                else if (up >= 0) left = union(left, up);
                row[j] = left;
            }
        }
        System.out.println(islands);
    }
}
