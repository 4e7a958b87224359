import java.io.*;
import java.util.*;

public class Slow {
    private final List<String> rows;
    private final int r, c;

    Slow(List<String> rows, int r, int c) {
        this.rows = rows;
        this.r = r;
        this.c = c;
    }

    long from(int y, int x) {
        if (y >= r || x >= c) return 0;
        if (rows.get(y).charAt(x) == '#') return 0;
        if (y == r - 1 && x == c - 1) return 1;
        long down = from(y + 1, x);
        long right = from(y, x + 1);
        return (down + right) % 1_000_000_007L;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer st = new StringTokenizer(in.readLine());
        int r = Integer.parseInt(st.nextToken());
        int c = Integer.parseInt(st.nextToken());
        List<String> rows = new ArrayList<>();
        for (int i = 0; i < r; i++) rows.add(in.readLine());
        System.out.println(new Slow(rows, r, c).from(0, 0));
    }
}
