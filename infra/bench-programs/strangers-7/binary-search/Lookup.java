import java.io.*;
import java.util.*;
import java.util.stream.*;

class Lookup {
    static int[] row(BufferedReader in) throws IOException {
        return Arrays.stream(in.readLine().trim().split(" +")).mapToInt(Integer::parseInt).toArray();
    }

    public static void main(String[] args) throws IOException {
        var in = new BufferedReader(new InputStreamReader(System.in));
        in.readLine();
        final int[] sorted = row(in);
        System.out.println(
            IntStream.of(row(in))
                .map(x -> Arrays.binarySearch(sorted, x))
                .map(p -> p < 0 ? -1 : p)
                .mapToObj(Integer::toString)
                .collect(Collectors.joining("\n")));
    }
}
