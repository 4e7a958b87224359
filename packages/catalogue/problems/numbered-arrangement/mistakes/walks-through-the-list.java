import java.io.*;
import java.util.*;

public class Main {
    static long left;

    static boolean go(List<Integer> row, boolean[] used) {
        int n = used.length - 1;
        if (row.size() == n) return --left == 0;
        for (int actor = 1; actor <= n; actor++) {
            if (used[actor]) continue;
            used[actor] = true;
            row.add(actor);
            if (go(row, used)) return true;
            row.remove(row.size() - 1);
            used[actor] = false;
        }
        return false;
    }

    static List<Integer> solve(int n, long k) {
        left = k;
        List<Integer> row = new ArrayList<>();
        go(row, new boolean[n + 1]);
        return row;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int q = Integer.parseInt(in.readLine().trim());
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < q; i++) {
            String[] night = in.readLine().trim().split(" ");
            List<Integer> row = solve(Integer.parseInt(night[0]), Long.parseLong(night[1]));
            for (int at = 0; at < row.size(); at++) {
                out.append(at == 0 ? "" : " ").append(row.get(at));
            }
            out.append('\n');
        }
        System.out.print(out);
    }
}
