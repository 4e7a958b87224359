import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.*;

public class Main {
    /** Returns the form with brackets of the tree in level order. */
    static String write(String[] tokens) {
        // Write your solution here.
        return "";
    }

    /** Returns the tokens in level order of the tree in the form with brackets. */
    static List<String> read(String text) {
        // Write your solution here.
        return new ArrayList<>();
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        if (in.readLine().equals("write")) {
            in.readLine();
            System.out.println(write(in.readLine().trim().split(" ")));
        } else {
            List<String> tokens = read(in.readLine().trim());
            System.out.println(tokens.size() + "\n" + String.join(" ", tokens));
        }
    }
}
