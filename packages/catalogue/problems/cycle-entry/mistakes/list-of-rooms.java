import java.io.*;
import java.util.*;

public class Main {
    static int solve(int[] arrows, int start) {
        List<Integer> seen = new LinkedList<>();
        int room = start;
        while (room != 0 && !seen.contains(room)) {
            seen.add(room);
            room = arrows[room - 1];
        }
        return room;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        int start = nextInt(in);
        int[] arrows = new int[n];
        for (int i = 0; i < n; i++) {
            arrows[i] = nextInt(in);
        }
        System.out.println(solve(arrows, start));
    }

    private static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}
