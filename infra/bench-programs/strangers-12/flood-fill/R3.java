import java.io.*;
import java.util.*;
import java.util.stream.*;

public class R3 {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int[] size = ints(in), click = ints(in);
        int r = size[0], c = size[1];
        int[][] picture = new int[r][];
        for (int i = 0; i < r; i++) picture[i] = ints(in);
        int old = picture[click[0]][click[1]];
        // all squares of the old colour that the paint has not reached yet
        TreeSet<Integer> dry = new TreeSet<>();
        for (int i = 0; i < r; i++)
            for (int j = 0; j < c; j++)
                if (picture[i][j] == old) dry.add(i * c + j);
        Deque<Integer> wet = new ArrayDeque<>();
        int first = click[0] * c + click[1];
        dry.remove(first);
        wet.push(first);
        while (!wet.isEmpty()) {
            int square = wet.pop(), column = square % c;
            picture[square / c][column] = click[2];
            if (dry.remove(square - c)) wet.push(square - c);
            if (dry.remove(square + c)) wet.push(square + c);
            if (column > 0 && dry.remove(square - 1)) wet.push(square - 1);
            if (column < c - 1 && dry.remove(square + 1)) wet.push(square + 1);
        }
        System.out.println(Arrays.stream(picture)
            .map(row -> Arrays.stream(row).mapToObj(String::valueOf).collect(Collectors.joining(" ")))
            .collect(Collectors.joining("\n")));
    }

    static int[] ints(BufferedReader in) throws IOException {
        return Arrays.stream(in.readLine().trim().split(" ")).mapToInt(Integer::parseInt).toArray();
    }
}
