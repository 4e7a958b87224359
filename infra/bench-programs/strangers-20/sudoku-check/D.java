import java.io.*;
import java.util.*;
import java.util.function.*;
import java.util.stream.*;

public class D {
    static boolean repeats(int[] unit) {
        Arrays.sort(unit);
        for (int i = 1; i < unit.length; i++)
            if (unit[i] != 0 && unit[i] == unit[i - 1]) return true;
        return false;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in), 1 << 16));
        in.nextToken();
        int k = (int) in.nval, s = k * k;
        int[][] g = new int[s][s];
        for (int[] line : g)
            for (int j = 0; j < s; j++) { in.nextToken(); line[j] = (int) in.nval; }
        IntFunction<int[]> row = u -> g[u].clone();
        IntFunction<int[]> column = u -> IntStream.range(0, s).map(i -> g[i][u]).toArray();
        IntFunction<int[]> box = u -> IntStream.range(0, s).map(i -> g[u / k * k + i / k][u % k * k + i % k]).toArray();
        boolean bad = Stream.of(row, column, box)
                .anyMatch(f -> IntStream.range(0, s).mapToObj(f).anyMatch(D::repeats));
        System.out.println(!bad);
    }
}
