<?php
/**
 * Layers of the plugin's namespaces, checked by PHPStan through phpat.
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
	 * Namespace to the namespaces that it may depend on. Each is listed after those that it depends on, layer by layer.
	 */
	private const ALLOWED = array(
		'Assets' => array(),
		'Html' => array(),
		'Http' => array(),
		'Lifecycle' => array(),
		'Patterns' => array(),
		'Recording' => array(),
		'Settings' => array(),
		'Translation' => array(),

		'Admin' => array( 'Assets' ),
		'Areas' => array( 'Html' ),
		'Replacement' => array( 'Html', 'Http', 'Settings' ),
		'Shortcodes' => array( 'Html' ),
		'Support' => array( 'Html' ),

		'Admin\\SettingsPage' => array( 'Recording', 'Replacement', 'Settings' ),
		'Content' => array( 'Replacement', 'Shortcodes' ),
		'Fields' => array( 'Html', 'Support' ),
		'Purchase' => array( 'Support' ),
		'Views\\Ui' => array( 'Html', 'Support' ),

		'Admin\\SiteHealth' => array( 'Content', 'Lifecycle', 'Recording', 'Settings' ),
		'Popups' => array( 'Html', 'Support', 'Views\\Ui' ),
		'Shop' => array( 'Html', 'Http', 'Purchase', 'Support' ),
		'Views\\Account' => array( 'Html', 'Views\\Ui' ),
		'Views\\MiniCart' => array( 'Html', 'Support', 'Views\\Ui' ),

		'Cart' => array( 'Fields', 'Html', 'Shop', 'Support' ),
		'Catalogue' => array( 'Shop', 'Support' ),
		'Idempotency' => array( 'Shop' ),
		'Menu' => array( 'Html', 'Shop' ),
		'Views\\Purchase' => array( 'Html', 'Purchase', 'Shop', 'Views\\Ui' ),

		'ProductGrid' => array( 'Catalogue', 'Html', 'Shop', 'Support' ),
		'Views\\Cart' => array( 'Areas', 'Cart', 'Html', 'Support', 'Views\\Ui' ),
		'Views\\Filters' => array( 'Catalogue', 'Html', 'Shop', 'Support', 'Views\\Ui' ),
		'Views\\Site' => array( 'Html', 'Menu', 'Translation', 'Views\\Ui' ),
		'WooCommerce' => array( 'Catalogue', 'Content', 'Html', 'Http', 'Purchase', 'Settings', 'Shop', 'Support' ),

		'Views\\Catalogue' => array( 'Catalogue', 'Html', 'ProductGrid', 'Shop', 'Support', 'Views\\Filters', 'Views\\Ui' ),
		'Views\\Checkout\\Form' => array( 'Cart', 'Fields', 'Html', 'Support', 'Views\\Cart', 'Views\\Ui' ),

		'Page' => array( 'Assets', 'Catalogue', 'Content', 'Html', 'Http', 'ProductGrid', 'Shop', 'Views\\Cart', 'Views\\Catalogue', 'WooCommerce' ),
		'Views\\Checkout' => array( 'Areas', 'Cart', 'Html', 'Support', 'Views\\Cart', 'Views\\Checkout\\Form', 'Views\\Ui' ),

		'Compat' => array( 'Assets', 'Http', 'Page', 'Shop' ),
		'Editor' => array( 'Admin\\SettingsPage', 'Assets', 'Catalogue', 'Html', 'Menu', 'Page', 'Replacement', 'Settings', 'Shop', 'Translation' ),

		'Backend' => array( 'Compat', 'Http', 'Idempotency', 'Shop', 'WooCommerce' ),
	);

	/** Root namespace. */
	private const ROOT = 'StorefrontIslands';

	/**
	 * Returns one rule for each namespace.
	 *
	 * @return iterable<string, Rule>
	 * @throws LogicException If the list is not in the order of its layers, or lacks a folder.
	 */
	public function test_namespaces_depend_on_lower_layers(): iterable {
		$known = array();
		foreach ( self::ALLOWED as $name => $allowed ) {
			if ( array() !== array_diff( $allowed, $known ) ) {
				throw new LogicException( "$name must be listed behind each namespace that it may depend on." );
			}
			$known[] = $name;
			yield $name => PHPat::rule()
				->classes( Selector::inNamespace( self::pattern( array( $name ), false ), true ) )
				->shouldNotDependOn()
				->classes( Selector::inNamespace( self::pattern( array_merge( array( $name ), $allowed ), true ), true ) )
				->because( array() === $allowed ? 'it is in the lowest layer' : 'it may depend on ' . implode( ', ', $allowed ) );
		}
		$folders = array_map(
			static fn( string $folder ): string => str_replace( '/', '\\', $folder ),
			self::folders( dirname( __DIR__, 3 ) . '/php-stubs/src/' )
		);
		if ( array() !== array_diff( $folders, $known ) ) {
			throw new LogicException( 'No layer for ' . implode( ', ', array_diff( $folders, $known ) ) );
		}
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
	 * Returns a regular expression for namespaces.
	 *
	 * @param list<string> $names     Namespaces below the root.
	 * @param bool         $is_others True for all namespaces of the root except these.
	 */
	private static function pattern( array $names, bool $is_others ): string {
		$list = implode( '|', array_map( 'preg_quote', $names ) );
		return $is_others ? '/^' . self::ROOT . "(?!\\\\(?:$list)$)/" : '/^' . self::ROOT . "\\\\(?:$list)$/";
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
