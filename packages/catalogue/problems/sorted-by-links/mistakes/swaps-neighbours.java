import java.io.*;
import java.util.*;

public class Main {
    static int solve(int first, int[] numbers, int[] links) {
        links[0] = first;
        for (boolean changed = true; changed;) {
            changed = false;
            for (int before = 0; links[links[before]] != 0; before = links[before]) {
                int a = links[before], b = links[a];
                if (numbers[a] <= numbers[b]) continue;
                links[a] = links[b];
                links[b] = a;
                links[before] = b;
                changed = true;
            }
        }
        return links[0];
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        int first = nextInt(in);
        int[] numbers = new int[n + 1];
        int[] links = new int[n + 1];
        for (int box = 1; box <= n; box++) {
            numbers[box] = nextInt(in);
        }
        for (int box = 1; box <= n; box++) {
            links[box] = nextInt(in);
        }
        StringBuilder boxes = new StringBuilder();
        int count = 0;
        for (int box = solve(first, numbers, links); box != 0 && count++ <= n; box = links[box]) {
            boxes.append(box).append(' ');
        }
        System.out.println(boxes);
    }

    private static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}
