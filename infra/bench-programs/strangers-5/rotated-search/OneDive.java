import java.io.*;
import java.util.*;
import java.util.stream.*;

public class OneDive {
    interface Finder { int find(int wanted); }

    static Finder over(int[] a) {
        return wanted -> {
            int lo = 0, hi = a.length;
            while (lo < hi) {
                int mid = lo + (hi - lo) / 2;
                if (a[mid] == wanted) return mid;
                boolean leftSorted = a[lo] <= a[mid];
                boolean goLeft = leftSorted
                        ? a[lo] <= wanted && wanted < a[mid]
                        : !(a[mid] < wanted && wanted <= a[hi - 1]);
                if (goLeft) hi = mid; else lo = mid + 1;
            }
            return -1;
        };
    }

    public static void main(String[] args) throws IOException {
        try (BufferedReader br = new BufferedReader(new InputStreamReader(System.in), 1 << 16)) {
            br.readLine();
            Finder f = over(numbers(br.readLine()));
            System.out.println(Arrays.stream(numbers(br.readLine()))
                    .map(f::find).mapToObj(Integer::toString).collect(Collectors.joining("\n")));
        }
    }

    static int[] numbers(String line) {
        return new StringTokenizer(line).countTokens() == 0 ? new int[0]
                : Stream.of(line.trim().split(" +")).mapToInt(Integer::parseInt).toArray();
    }
}
