<?php
/**
 * Layers of the namespaces of the plugin and of the demo shop, checked by PHPStan through phpat.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Architecture;

use LogicException;
use PHPat\Selector\Selector;
use PHPat\Test\Builder\Rule;
use PHPat\Test\PHPat;

/** Checks that a namespace depends on lower layers only, so that there is no cycle between namespaces. */
final class LayersTest {
	/**
	 * Namespaces of the plugin to the namespaces that they may depend on. Each is listed after those that it depends on,
	 * layer by layer.
	 */
	private const PLUGIN = array(
		'Admin\\Lifecycle' => array(),
		'Editor\\Patterns' => array(),
		'Html' => array(),
		'Support\\Database' => array(),
		'Support\\Http' => array(),
		'Support\\Settings' => array(),

		'Orders\\Requests' => array( 'Support\\Http' ),
		'Page\\Areas' => array( 'Html' ),
		'Page\\Shortcodes' => array( 'Html' ),
		'Site\\Translation' => array( 'Html' ),
		'Support' => array( 'Html' ),

		'Checkout\\Fields' => array( 'Html', 'Support' ),
		'Html\\Blocks' => array( 'Support' ),
		'Orders\\Limits\\Log' => array( 'Support', 'Support\\Database' ),
		'Orders\\Records' => array( 'Support', 'Support\\Database' ),
		'Page\\Assets' => array( 'Html', 'Support' ),
		'Purchase' => array( 'Support' ),
		'Replacement' => array( 'Html', 'Page\\Areas', 'Support', 'Support\\Http', 'Support\\Settings' ),
		'Ui' => array( 'Html', 'Support' ),
		'WooCommerce\\Catalogue\\Index' => array( 'Support\\Database' ),

		'Admin' => array( 'Page\\Assets' ),
		'Cart\\MiniCart' => array( 'Html', 'Support', 'Ui' ),
		'Compat\\Classic' => array( 'Html', 'Page\\Areas', 'Replacement', 'Support', 'Support\\Http', 'Support\\Settings' ),
		'Orders\\Payments' => array( 'Orders\\Records', 'Orders\\Requests' ),
		'Orders\\Stock' => array( 'Orders\\Records', 'Orders\\Requests' ),
		'Page\\Content' => array( 'Html', 'Page\\Shortcodes', 'Replacement' ),
		'Shop' => array( 'Html', 'Purchase', 'Support', 'Support\\Http' ),
		'Site\\Popups' => array( 'Html', 'Page\\Assets', 'Support', 'Support\\Database', 'Ui' ),
		'Site\\Recording' => array( 'Page\\Assets' ),
		'Site\\Search' => array( 'Html', 'Ui' ),

		'Admin\\PaymentScripts' => array( 'Html', 'Shop', 'Support', 'Support\\Http', 'Support\\Settings' ),
		'Admin\\SiteHealth' => array( 'Admin\\Lifecycle', 'Orders\\Limits\\Log', 'Orders\\Records', 'Page\\Content', 'Site\\Recording', 'Support\\Database', 'Support\\Settings' ),
		'Cart' => array( 'Checkout\\Fields', 'Html', 'Page\\Areas', 'Shop', 'Support' ),
		'Catalogue\\Product' => array( 'Compat\\Classic', 'Html', 'Shop', 'Support', 'Ui' ),
		'Catalogue\\Query' => array( 'Shop', 'Support', 'Support\\Http' ),
		'Orders\\Adds' => array( 'Html', 'Orders\\Records', 'Orders\\Requests', 'Shop', 'Support\\Http' ),
		'Orders\\Attempts' => array( 'Html', 'Orders\\Payments', 'Orders\\Records', 'Orders\\Requests', 'Support\\Http', 'Ui' ),
		'Orders\\Changes' => array( 'Orders\\Records', 'Orders\\Requests', 'Support\\Http' ),
		'Page\\LightPages' => array( 'Compat\\Classic', 'Html', 'Support', 'Support\\Http', 'Support\\Settings' ),
		'Purchase\\View' => array( 'Html', 'Purchase', 'Shop', 'Support\\Http', 'Ui' ),
		'Site\\Menu' => array( 'Html', 'Shop', 'Support\\Http', 'Ui' ),
		'WooCommerce\\Checkout' => array( 'Checkout\\Fields', 'Compat\\Classic', 'Html', 'Page\\Content', 'Shop', 'Support', 'Support\\Http', 'Support\\Settings' ),
		'WooCommerce\\Product' => array( 'Compat\\Classic', 'Html', 'Shop' ),
		'WooCommerce\\Purchase' => array( 'Compat\\Classic', 'Html', 'Page\\Content', 'Purchase', 'Support', 'Support\\Http', 'WooCommerce\\Checkout' ),

		'Admin\\LightPages' => array( 'Page\\LightPages', 'Support', 'Support\\Http' ),
		'Cart\\View' => array( 'Cart', 'Checkout\\Fields', 'Html', 'Page\\Areas', 'Shop', 'Support', 'Ui' ),
		'Catalogue\\Filters' => array( 'Catalogue\\Query', 'Html', 'Html\\Blocks', 'Shop', 'Support', 'Ui' ),
		'Catalogue\\Grid' => array( 'Catalogue\\Query', 'Html', 'Shop', 'Support' ),
		'Orders' => array( 'Orders\\Adds', 'Orders\\Attempts', 'Orders\\Changes', 'Orders\\Payments', 'Orders\\Records', 'Orders\\Requests', 'Orders\\Stock', 'Shop' ),
		'Orders\\Limits' => array( 'Orders\\Attempts', 'Orders\\Limits\\Log', 'Orders\\Payments', 'Orders\\Records', 'Orders\\Requests', 'Support\\Http', 'Support\\Settings' ),
		'WooCommerce\\Account' => array( 'Html', 'Page\\Content', 'Shop', 'Support\\Http', 'WooCommerce\\Purchase' ),
		'WooCommerce\\Catalogue\\Search' => array( 'Compat\\Classic', 'Support\\Database', 'WooCommerce\\Catalogue\\Index' ),
		'WooCommerce\\Catalogue' => array( 'Catalogue\\Query', 'Compat\\Classic', 'Html', 'Shop', 'Support', 'Support\\Database', 'Support\\Http', 'WooCommerce\\Catalogue\\Index', 'WooCommerce\\Catalogue\\Search', 'WooCommerce\\Product' ),

		'Admin\\DeclinedPayments' => array( 'Orders\\Limits', 'Orders\\Limits\\Log', 'Support\\Settings' ),
		'Admin\\SettingsPage' => array( 'Admin\\LightPages', 'Compat\\Classic', 'Page\\Content', 'Replacement', 'Site\\Recording', 'Support\\Settings' ),
		'Catalogue\\GridView' => array( 'Catalogue\\Filters', 'Catalogue\\Grid', 'Catalogue\\Product', 'Catalogue\\Query', 'Html', 'Shop', 'Support\\Http', 'Ui' ),
		'Checkout\\Form' => array( 'Cart', 'Cart\\View', 'Checkout\\Fields', 'Html', 'Support', 'Ui' ),
		'WooCommerce\\Cart' => array( 'Compat\\Classic', 'Html', 'Shop', 'Support', 'Support\\Http', 'WooCommerce\\Catalogue', 'WooCommerce\\Product' ),

		'Catalogue\\ProductForm' => array( 'Catalogue\\GridView', 'Catalogue\\Product', 'Html', 'Shop', 'Ui' ),
		'Checkout\\View' => array( 'Cart', 'Cart\\View', 'Checkout\\Form', 'Html', 'Page\\Areas', 'Shop', 'Support', 'Ui' ),
		'Page' => array( 'Cart\\View', 'Catalogue\\Grid', 'Catalogue\\GridView', 'Catalogue\\Query', 'Html', 'Page\\Assets', 'Page\\Content', 'Shop', 'Support\\Http', 'Ui', 'WooCommerce\\Cart', 'WooCommerce\\Purchase' ),
		'WooCommerce' => array( 'Compat\\Classic', 'Html', 'Purchase', 'Replacement', 'Shop', 'WooCommerce\\Account', 'WooCommerce\\Cart', 'WooCommerce\\Catalogue', 'WooCommerce\\Checkout', 'WooCommerce\\Product', 'WooCommerce\\Purchase' ),

		'Account' => array( 'Checkout\\Fields', 'Checkout\\Form', 'Html', 'Page', 'Purchase', 'Purchase\\View', 'Shop', 'Support', 'Ui' ),
		'Compat' => array( 'Html', 'Page', 'Page\\Assets', 'Page\\Content', 'Shop', 'Support\\Http' ),
		'Editor' => array( 'Admin\\SettingsPage', 'Catalogue\\Query', 'Html', 'Page', 'Page\\Assets', 'Replacement', 'Shop', 'Site\\Menu', 'Site\\Popups', 'Site\\Translation', 'Support\\Settings' ),

		'Editor\\Preview' => array( 'Editor', 'Html', 'Page\\Shortcodes', 'Purchase', 'Shop', 'Support' ),

		'Compat\\Elementor' => array( 'Catalogue\\Filters', 'Catalogue\\Query', 'Editor', 'Editor\\Preview', 'Html', 'Page\\Content', 'Page\\Shortcodes', 'Shop', 'Support', 'Support\\Http' ),

		'Modules' => array( 'Admin', 'Admin\\DeclinedPayments', 'Admin\\PaymentScripts', 'Admin\\SettingsPage', 'Admin\\SiteHealth', 'Catalogue\\Filters', 'Catalogue\\GridView', 'Catalogue\\Product', 'Catalogue\\Query', 'Compat', 'Compat\\Classic', 'Compat\\Elementor', 'Editor', 'Editor\\Patterns', 'Editor\\Preview', 'Orders', 'Orders\\Attempts', 'Orders\\Limits', 'Orders\\Requests', 'Page', 'Page\\Areas', 'Page\\Assets', 'Page\\LightPages', 'Page\\Shortcodes', 'Replacement', 'Shop', 'Site\\Popups', 'Site\\Recording', 'Support\\Http', 'WooCommerce\\Cart', 'WooCommerce\\Checkout', 'WooCommerce\\Purchase' ),
	);

	/** Namespaces of the demo shop, in the same way. It may also depend on every namespace of the plugin. */
	private const DEMO_SHOP = array(
		'Pages' => array(),
		'Support' => array(),

		'Fields' => array( 'Support' ),
		'Session' => array( 'Support' ),
		'Settings' => array( 'Support' ),

		'Catalogue' => array( 'Settings', 'Support' ),
		'Customer' => array( 'Fields', 'Settings', 'Support' ),

		'Cart' => array( 'Catalogue', 'Customer', 'Fields', 'Session', 'Settings', 'Support' ),

		'Order' => array( 'Cart', 'Catalogue', 'Customer', 'Support' ),
		'Idempotency' => array( 'Cart', 'Order', 'Session', 'Support' ),
		'Response' => array( 'Cart', 'Catalogue', 'Fields', 'Settings', 'Support' ),

		'Content' => array( 'Order', 'Settings' ),
		'Payment' => array( 'Order', 'Settings', 'Support' ),

		'Checkout' => array( 'Cart', 'Catalogue', 'Customer', 'Fields', 'Order', 'Payment', 'Response', 'Settings', 'Support' ),
		'Seeding' => array( 'Catalogue', 'Content', 'Customer', 'Payment', 'Settings', 'Support' ),
		'Site' => array( 'Cart', 'Content', 'Customer', 'Fields', 'Payment', 'Settings' ),

		'Container' => array( 'Cart', 'Catalogue', 'Checkout', 'Order', 'Response', 'Session', 'Settings' ),

		'Classic' => array( 'Cart', 'Container', 'Response', 'Support' ),
		'Purchase' => array( 'Container', 'Order', 'Settings', 'Site', 'Support' ),
		'Account' => array( 'Cart', 'Container', 'Content', 'Order', 'Purchase', 'Support' ),
		'Rest' => array( 'Cart', 'Container', 'Support' ),

		'Rest\\Cart' => array( 'Cart', 'Response', 'Rest', 'Support' ),
		'Rest\\Catalogue' => array( 'Catalogue', 'Response', 'Rest', 'Support' ),
		'Rest\\Checkout' => array( 'Cart', 'Checkout', 'Customer', 'Order', 'Payment', 'Rest', 'Settings', 'Support' ),
	);

	/** Root namespace of the plugin. */
	private const ROOT = 'StorefrontIslands';

	/**
	 * Returns one rule for each namespace of the plugin.
	 *
	 * @return iterable<string, Rule>
	 */
	public function test_namespaces_depend_on_lower_layers(): iterable {
		return self::rules( self::ROOT, self::PLUGIN, 'php-stubs/src/' );
	}

	/**
	 * Returns one rule for each namespace of the demo shop.
	 *
	 * @return iterable<string, Rule>
	 */
	public function test_namespaces_of_the_demo_shop_depend_on_lower_layers(): iterable {
		return self::rules( self::ROOT . '\\DemoShop', self::DEMO_SHOP, 'demo-shop/src/' );
	}

	/** Returns a rule that the plugin does not depend on the demo shop's plugin. */
	public function test_plugin_does_not_know_the_demo_shop(): Rule {
		return PHPat::rule()
			->classes( Selector::inNamespace( '/^StorefrontIslands(?!\\\\DemoShop)/', true ) )
			->shouldNotDependOn()
			->classes( Selector::inNamespace( 'StorefrontIslands\\DemoShop' ) )
			->because( 'the demo shop is a plugin of its own' );
	}

	/**
	 * Returns one rule for each namespace below a root.
	 *
	 * @param string                      $root   Root namespace.
	 * @param array<string, list<string>> $layers Namespaces below the root to those that they may depend on.
	 * @param string                      $folder Folder of the root, with a trailing slash.
	 * @return iterable<string, Rule>
	 * @throws LogicException If the list is not in the order of its layers, or lacks a folder.
	 */
	private static function rules( string $root, array $layers, string $folder ): iterable {
		$known = array();
		foreach ( $layers as $name => $allowed ) {
			if ( array() !== array_diff( $allowed, $known ) ) {
				throw new LogicException( "$name must be listed behind each namespace that it may depend on." );
			}
			$known[] = $name;
			yield "$root $name" => PHPat::rule()
				->classes( Selector::inNamespace( self::pattern( $root, array( $name ), false ), true ) )
				->shouldNotDependOn()
				->classes( Selector::inNamespace( self::pattern( $root, array_merge( array( $name ), $allowed ), true ), true ) )
				->because( array() === $allowed ? 'it is in the lowest layer' : 'it may depend on ' . implode( ', ', $allowed ) );
		}
		$folders = array_map(
			static fn( string $path ): string => str_replace( '/', '\\', $path ),
			self::folders( dirname( __DIR__, 3 ) . '/' . $folder )
		);
		if ( array() !== array_diff( $folders, $known ) ) {
			throw new LogicException( 'No layer for ' . implode( ', ', array_diff( $folders, $known ) ) );
		}
	}

	/**
	 * Returns a regular expression for namespaces.
	 *
	 * @param string       $root      Root namespace.
	 * @param list<string> $names     Namespaces below the root.
	 * @param bool         $is_others True for all namespaces of the root except these.
	 */
	private static function pattern( string $root, array $names, bool $is_others ): string {
		$list   = implode( '|', array_map( 'preg_quote', $names ) );
		$prefix = '/^' . preg_quote( $root, '/' );
		return $is_others ? "$prefix(?!\\\\(?:$list)$)/" : "$prefix\\\\(?:$list)$/";
	}

	/**
	 * Returns the folders that contain classes.
	 *
	 * @param string $root Root folder, with a trailing slash.
	 * @return list<string> Paths below the root.
	 */
	private static function folders( string $root ): array {
		$folders = array();
		foreach ( (array) glob( $root . '{*,*/*,*/*/*}/*.php', GLOB_BRACE ) as $file ) {
			$folders[] = substr( dirname( (string) $file ), strlen( $root ) );
		}
		return array_values( array_unique( $folders ) );
	}
}
