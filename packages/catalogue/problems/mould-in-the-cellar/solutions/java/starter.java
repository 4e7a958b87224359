import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.*;

public class Main {
    /** '.' is an empty place, 'o' a fresh cheese, 'x' a mouldy one. */
    static int solve(char[][] shelf) {
        // Write your solution here.
        return -1;
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
