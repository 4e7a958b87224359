import java.io.*;
import java.util.*;
import java.util.stream.*;

public class D {
    static int[] a;
    static long[] answer;

    static long product(int from, int to) {
        return IntStream.range(from, to).mapToLong(i -> a[i]).reduce(1L, (x, y) -> x * y);
    }

    static void divide(int from, int to, long outside) {
        if (to - from == 1) {
            answer[from] = outside;
            return;
        }
        int middle = (from + to) / 2;
        divide(from, middle, outside * product(middle, to));
        divide(middle, to, outside * product(from, middle));
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine().trim());
        a = Arrays.stream(in.readLine().trim().split("\\s+")).mapToInt(Integer::parseInt).toArray();
        answer = new long[n];
        divide(0, n, 1);
        System.out.println(Arrays.stream(answer).mapToObj(Long::toString).collect(Collectors.joining(" ")));
    }
}
