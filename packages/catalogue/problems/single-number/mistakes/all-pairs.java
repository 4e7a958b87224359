import java.io.*;
import java.util.*;

public class Main {
    static StreamTokenizer st = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
    static int ni() throws IOException { st.nextToken(); return (int) st.nval; }

    public static void main(String[] args) throws IOException {
        int n = ni();
        List<Integer> a = new LinkedList<>();
        for (int i = 0; i < n; i++) { Integer x = ni(); if (!a.remove(x)) a.add(x); }
        System.out.println(a.get(0));
    }
}
