import java.io.*;
import java.util.*;

public class Main {
    static List<Integer> solve(int n, long k) {
        List<Integer> left = new ArrayList<>();
        long block = 1;
        for (int actor = 1; actor <= n; actor++) {
            left.add(actor);
            block *= actor;
        }
        long rest = k - 1;
        List<Integer> row = new ArrayList<>();
        for (int size = n; size > 0; size--) {
            block /= size;
            row.add(left.remove((int) Math.min(left.size() - 1, rest / block)));
            rest = Math.max(0, rest - block);
        }
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
