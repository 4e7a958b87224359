import java.io.*;
import java.util.stream.*;

public class Right4 {
    /** the longest window in which at most k tiles differ from the colour */
    static int longest(String row, int k, char colour) {
        int from = 0, wrong = 0, best = 0;
        for (int to = 0; to < row.length(); to++) {
            if (row.charAt(to) != colour) wrong++;
            while (wrong > k) if (row.charAt(from++) != colour) wrong--;
            best = Math.max(best, to - from + 1);
        }
        return best;
    }
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String row = in.readLine().trim();
        int k = Integer.parseInt(in.readLine().trim());
        System.out.println(IntStream.rangeClosed('A', 'Z').map(c -> longest(row, k, (char) c)).max().getAsInt());
    }
}
