import java.io.*;
import java.util.*;

public class Main {

    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        Map<Character, Integer> a = new HashMap<>(), b = new HashMap<>();
        for (char ch : br.readLine().trim().toCharArray()) a.merge(ch, 1, Integer::sum);
        for (char ch : br.readLine().trim().toCharArray()) b.merge(ch, 1, Integer::sum);
        boolean ok = a.size() == b.size();
        for (char ch : a.keySet()) if (a.get(ch) != b.get(ch)) ok = false;
        System.out.println(ok);
    }
}
