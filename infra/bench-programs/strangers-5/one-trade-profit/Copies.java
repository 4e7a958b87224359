import java.util.*;
import java.util.stream.*;
import java.io.*;

public class Copies {
    static int profit(int[] days) {
        if (days.length < 2) return 0;
        int[] early = Arrays.copyOfRange(days, 0, days.length / 2);
        int[] late = Arrays.copyOfRange(days, days.length / 2, days.length);
        int across = IntStream.of(late).max().getAsInt() - IntStream.of(early).min().getAsInt();
        return IntStream.of(across, profit(early), profit(late)).max().getAsInt();
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        in.readLine();
        System.out.println(profit(Pattern_.split(in.readLine())));
    }

    static class Pattern_ {
        static int[] split(String s) {
            return Stream.of(s.trim().split("\\s+")).mapToInt(Integer::valueOf).toArray();
        }
    }
}
