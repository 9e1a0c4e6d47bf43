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
		'Assets' => array(),
		'Database' => array(),
		'Html' => array(),
		'Http' => array(),
		'Lifecycle' => array(),
		'Patterns' => array(),
		'Recording' => array(),
		'Settings' => array(),
		'Translation' => array(),

		'Admin' => array( 'Assets' ),
		'Areas' => array( 'Html' ),
		'Shortcodes' => array( 'Html' ),
		'Support' => array( 'Html' ),

		'Replacement' => array( 'Areas', 'Html', 'Http', 'Settings', 'Support' ),
		'Content' => array( 'Html', 'Replacement', 'Shortcodes' ),
		'Fields' => array( 'Html', 'Support' ),
		'Purchase' => array( 'Support' ),
		'Views\\Ui' => array( 'Html', 'Support' ),

		'Classic' => array( 'Areas', 'Html', 'Http', 'Replacement', 'Settings', 'Support' ),
		'Admin\\SettingsPage' => array( 'Classic', 'Content', 'Recording', 'Replacement', 'Settings' ),
		'Popups' => array( 'Database', 'Html', 'Support', 'Views\\Ui' ),
		'Shop' => array( 'Html', 'Http', 'Purchase', 'Support' ),
		'Views\\MiniCart' => array( 'Html', 'Support', 'Views\\Ui' ),

		'Admin\\PaymentScripts' => array( 'Settings', 'Shop' ),
		'Cart' => array( 'Areas', 'Fields', 'Html', 'Shop', 'Support' ),
		'Catalogue' => array( 'Http', 'Shop', 'Support' ),
		'Menu' => array( 'Html', 'Shop' ),
		'Views\\Purchase' => array( 'Html', 'Purchase', 'Shop', 'Views\\Ui' ),

		'Orders\\Limits\\Log' => array( 'Database', 'Support' ),
		'Orders\\Records' => array( 'Database', 'Support' ),
		'Orders\\Requests' => array( 'Http', 'Support' ),

		'Orders\\Payments' => array( 'Orders\\Records', 'Orders\\Requests' ),
		'Orders\\Stock' => array( 'Orders\\Records', 'Orders\\Requests' ),
		'Orders\\Adds' => array( 'Http', 'Orders\\Records', 'Orders\\Requests', 'Shop', 'Support' ),

		'Orders\\Attempts' => array( 'Html', 'Http', 'Orders\\Payments', 'Orders\\Records', 'Orders\\Requests', 'Shop', 'Support', 'Views\\Ui' ),
		'Orders\\Limits' => array( 'Http', 'Orders\\Attempts', 'Orders\\Limits\\Log', 'Orders\\Payments', 'Orders\\Records', 'Orders\\Requests', 'Settings', 'Support' ),
		'Orders' => array( 'Database', 'Http', 'Orders\\Adds', 'Orders\\Attempts', 'Orders\\Payments', 'Orders\\Records', 'Orders\\Requests', 'Orders\\Stock', 'Shop', 'Support' ),

		'Admin\\SiteHealth' => array( 'Content', 'Database', 'Lifecycle', 'Orders\\Limits', 'Orders\\Limits\\Log', 'Orders\\Records', 'Recording', 'Settings' ),
		'Admin\\DeclinedPayments' => array( 'Orders\\Limits', 'Orders\\Limits\\Log', 'Settings' ),

		'ProductGrid' => array( 'Catalogue', 'Html', 'Shop', 'Support' ),
		'Views\\Cart' => array( 'Areas', 'Cart', 'Html', 'Support', 'Views\\Ui' ),
		'Views\\Filters' => array( 'Catalogue', 'Html', 'Shop', 'Support', 'Views\\Ui' ),
		'Views\\Site' => array( 'Html', 'Menu', 'Translation', 'Views\\Ui' ),
		'WooCommerce' => array( 'Catalogue', 'Classic', 'Content', 'Fields', 'Html', 'Http', 'Purchase', 'Replacement', 'Settings', 'Shop', 'Support' ),

		'Views\\Catalogue' => array( 'Catalogue', 'Html', 'ProductGrid', 'Shop', 'Support', 'Views\\Filters', 'Views\\Ui' ),
		'Views\\Checkout\\Form' => array( 'Cart', 'Fields', 'Html', 'Support', 'Views\\Cart', 'Views\\Ui' ),

		'Page' => array( 'Assets', 'Catalogue', 'Content', 'Html', 'Http', 'ProductGrid', 'Shop', 'Views\\Cart', 'Views\\Catalogue', 'Views\\Ui', 'WooCommerce' ),
		'Views\\Account' => array( 'Fields', 'Html', 'Page', 'Purchase', 'Shop', 'Support', 'Views\\Checkout\\Form', 'Views\\Purchase', 'Views\\Ui' ),
		'Views\\Checkout' => array( 'Areas', 'Cart', 'Html', 'Support', 'Views\\Cart', 'Views\\Checkout\\Form', 'Views\\Ui' ),

		'Compat' => array( 'Assets', 'Content', 'Html', 'Http', 'Page', 'Shop' ),
		'Editor' => array( 'Admin\\SettingsPage', 'Assets', 'Catalogue', 'Html', 'Menu', 'Page', 'Replacement', 'Settings', 'Shop', 'Translation' ),

		'Elementor\\Preview' => array( 'Html', 'Purchase', 'Shop', 'Shortcodes', 'Support' ),
		'Elementor' => array( 'Catalogue', 'Content', 'Editor', 'Elementor\\Preview', 'Html', 'Http', 'Shop', 'Shortcodes', 'Support' ),

		'Backend' => array( 'Compat', 'Http', 'Orders', 'Orders\\Attempts', 'Orders\\Requests', 'Shop', 'WooCommerce' ),
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
