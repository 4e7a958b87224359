import java.io.*;
import java.util.*;

public class Main {
    static StreamTokenizer st = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
    static int ni() throws IOException { st.nextToken(); return (int) st.nval; }
    static int f(int n) { return n == 1 ? 1 : n == 2 ? 2 : f(n - 1) + f(n - 2); }
    public static void main(String[] args) throws IOException {
        System.out.println(f(ni()));
    }
}
