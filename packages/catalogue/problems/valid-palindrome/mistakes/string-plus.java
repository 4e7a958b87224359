import java.io.*;
import java.util.*;

public class Main {

    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        String s = br.readLine(), f = "";
        for (char ch : s.toCharArray()) if (Character.isLetterOrDigit(ch)) f = Character.toLowerCase(ch) + f;
        String g = new StringBuilder(f).reverse().toString();
        System.out.println(f.equals(g));
    }
}
