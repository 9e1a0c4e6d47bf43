<?php

declare(strict_types=1);

namespace StorefrontIslands\Admin\SiteHealth;

use Automattic\WooCommerce\Utilities\FeaturesUtil;

defined( 'ABSPATH' ) || exit;

/** Names active plugins that have told WooCommerce that they do not work with cart and checkout blocks. */
final class ConflictingPlugins {
	/**
	 * Runs the test.
	 *
	 * @return array<string, mixed> Result in WordPress's format.
	 */
	public static function run(): array {
		$names = array_map( 'esc_html', self::names() );
		return array() === $names
			? HealthResult::of(
				SiteHealth::PLUGINS,
				HealthResult::GOOD,
				__( 'No active plugin refuses cart and checkout blocks', 'storefront-islands' ),
				__( 'No plugin has told WooCommerce that it does not work with cart and checkout blocks.', 'storefront-islands' )
			)
			: HealthResult::of(
				SiteHealth::PLUGINS,
				HealthResult::RECOMMENDED,
				__( 'Some plugins do not work with cart and checkout blocks', 'storefront-islands' ),
				__( 'They have told WooCommerce so. Look for an update, or for another plugin:', 'storefront-islands' ),
				$names
			);
	}

	/**
	 * Returns the names of the plugins.
	 *
	 * @return list<string>
	 */
	private static function names(): array {
		if ( ! class_exists( FeaturesUtil::class ) ) {
			return array();
		}
		require_once ABSPATH . 'wp-admin/includes/plugin.php'; // @phpstan-ignore requireOnce.fileNotFound
		$plugins = get_plugins();
		$names   = array();
		foreach ( (array) ( FeaturesUtil::get_compatible_plugins_for_feature( 'cart_checkout_blocks' )['incompatible'] ?? array() ) as $file ) {
			if ( is_string( $file ) ) {
				$name    = $plugins[ $file ]['Name'] ?? '';
				$names[] = is_string( $name ) && '' !== $name ? $name : $file;
			}
		}
		return $names;
	}
}
