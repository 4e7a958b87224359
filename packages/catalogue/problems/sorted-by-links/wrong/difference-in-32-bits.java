import java.io.*;
import java.util.*;

public class Main {
    static int solve(int first, int[] numbers, int[] links) {
        if (links[first] == 0) {
            return first;
        }
        int slow = first;
        for (int fast = links[first]; fast != 0 && links[fast] != 0; fast = links[links[fast]]) {
            slow = links[slow];
        }
        int second = links[slow];
        links[slow] = 0;
        return merge(solve(first, numbers, links), solve(second, numbers, links), numbers, links);
    }

    private static int merge(int a, int b, int[] numbers, int[] links) {
        // links[0] serves as the link of a card before the first one.
        int last = 0;
        while (a != 0 && b != 0) {
            if (numbers[a] - numbers[b] <= 0) {
                links[last] = a;
                a = links[a];
            } else {
                links[last] = b;
                b = links[b];
            }
            last = links[last];
        }
        links[last] = a != 0 ? a : b;
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
