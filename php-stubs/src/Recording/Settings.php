<?php
/**
 * What a site owner has set for session recording.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Recording;

defined( 'ABSPATH' ) || exit;

/** The option and filter `storefront_islands_recording`. Nothing is recorded until a provider and an id are set. */
final class Settings {
	public const NAME = 'storefront_islands_recording';

	/** What ids look like: they become part of an address (src/site/recording/config.ts). */
	private const IDS = array(
		'clarity' => '/^[a-z0-9]{1,32}$/D',
		'hotjar'  => '/^[1-9][0-9]{0,15}$/D',
	);

	/** Values of `consent`: visitors are asked, or the site's owner answers for every one of them. */
	public const ASK                = 'ask';
	public const GRANTED_BY_SETTING = 'granted-by-setting';

	/**
	 * The settings as they were found.
	 *
	 * @var array<array-key, mixed>
	 */
	private $settings;

	/**
	 * Takes settings, not to be trusted.
	 *
	 * @param mixed $settings As an option or a filter gives them.
	 */
	public function __construct( $settings ) {
		$this->settings = is_array( $settings ) ? $settings : array();
	}

	/** The settings of this site. */
	public static function load(): self {
		/**
		 * Session recording.
		 *
		 * @param mixed $settings array{provider: 'clarity'|'hotjar', id: string|int, consent?: 'ask'|'granted-by-setting', on_checkout?: bool}.
		 */
		return new self( apply_filters( self::NAME, get_option( self::NAME, array() ) ) ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.DynamicHooknameFound -- It begins with storefront_islands.
	}

	/** The settings that are saved, without what code of the site makes of them. */
	public static function saved(): self {
		return new self( get_option( self::NAME, array() ) );
	}

	/**
	 * Names of the providers.
	 *
	 * @return list<string>
	 */
	public static function providers(): array {
		return array_keys( self::IDS );
	}

	/** The provider's name; empty where recording is off, or its id is none. */
	public function provider(): string {
		$provider = $this->settings['provider'] ?? '';
		return is_string( $provider ) && isset( self::IDS[ $provider ] ) && 1 === preg_match( self::IDS[ $provider ], $this->raw_id() ) ? $provider : '';
	}

	/** The id of the project at the provider; empty where recording is off. */
	public function id(): string {
		return '' === $this->provider() ? '' : $this->raw_id();
	}

	/** Whether the site's owner answers for the consent of visitors, where no plugin asks them. */
	public function is_granted(): bool {
		return self::GRANTED_BY_SETTING === ( $this->settings['consent'] ?? '' );
	}

	/** Whether checkout, order and account pages are recorded, too. */
	public function includes_checkout(): bool {
		return true === ( $this->settings['on_checkout'] ?? false );
	}

	/** The id as it was found. */
	private function raw_id(): string {
		$id = $this->settings['id'] ?? '';
		return is_string( $id ) || is_int( $id ) ? (string) $id : '';
	}
}
