import java.io.*;
import java.util.*;

public class Main {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine().trim());
        List<String> values = new ArrayList<>(Arrays.asList(in.readLine().trim().split(" ")));
        int at = 0;
        for (int seen = 0; seen < n; seen++) {
            if (values.get(at).equals("0")) values.add(values.remove(at));
            else at++;
        }
        System.out.println(String.join(" ", values));
    }
}
