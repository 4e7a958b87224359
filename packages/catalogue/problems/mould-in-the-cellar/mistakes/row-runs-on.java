import java.io.*;
import java.util.*;

public class Main {
    /** '.' is an empty place, 'o' a fresh cheese, 'x' a mouldy one. */
    static int solve(char[][] shelf) {
        int r = shelf.length, c = shelf[0].length, fresh = 0, last = 0;
        char[] flat = new char[r * c];
        int[] night = new int[r * c];
        Queue<Integer> queue = new ArrayDeque<>();
        for (int at = 0; at < r * c; at++) {
            flat[at] = shelf[at / c][at % c];
            if (flat[at] == 'x') queue.add(at);
            if (flat[at] == 'o') fresh++;
        }
        while (!queue.isEmpty()) {
            int at = queue.remove();
            for (int next : new int[] {at - 1, at + 1, at - c, at + c}) {
                if (next < 0 || next >= r * c || flat[next] != 'o') continue;
                flat[next] = 'x';
                fresh--;
                last = night[next] = night[at] + 1;
                queue.add(next);
            }
        }
        return fresh > 0 ? -1 : last;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String[] size = in.readLine().trim().split(" ");
        char[][] shelf = new char[Integer.parseInt(size[0])][];
        for (int i = 0; i < shelf.length; i++) {
            shelf[i] = in.readLine().trim().toCharArray();
        }
        System.out.println(solve(shelf));
    }
}
