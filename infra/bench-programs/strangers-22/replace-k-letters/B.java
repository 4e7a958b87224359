import java.io.*;
import java.util.stream.IntStream;

public class B {
    static int longest(char[] row, char colour, int k) {
        int best = 0, others = 0;
        for (int left = 0, right = 0; right < row.length; right++) {
            if (row[right] != colour) others++;
            while (others > k) {
                if (row[left++] != colour) others--;
            }
            best = Math.max(best, right - left + 1);
        }
        return best;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        char[] row = in.readLine().trim().toCharArray();
        int k = Integer.parseInt(in.readLine().trim());
        System.out.println(IntStream.rangeClosed('A', 'Z').map(c -> longest(row, (char) c, k)).max().getAsInt());
    }
}
