<?php
/**
 * What settings look like.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Admin\SettingsPage;

use StorefrontIslands\Recording\Settings as RecordingSettings;
use StorefrontIslands\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/** The options' schemas, by which the REST API refuses what is none of theirs. */
final class Schema {
	private const FLAG = array( 'type' => 'boolean' );

	/**
	 * Of Settings.
	 *
	 * @return array<string, mixed>
	 */
	public static function settings(): array {
		return self::of(
			array(
				'replace_cart'            => self::FLAG,
				'replace_checkout'        => self::FLAG,
				'replace_for'             => self::one_of( array( Settings::FOR_EVERYBODY, Settings::FOR_MANAGERS ) ),
				'keep_checkout_draft'     => self::FLAG,
				'expects_express_buttons' => self::FLAG,
			)
		);
	}

	/**
	 * Of the settings of session recording.
	 *
	 * @return array<string, mixed>
	 */
	public static function recording(): array {
		return self::of(
			array(
				'provider'    => self::one_of( array_merge( array( '' ), RecordingSettings::providers() ) ),
				'id'          => array( 'type' => array( 'string', 'integer' ) ),
				'consent'     => self::one_of( array( RecordingSettings::ASK, RecordingSettings::GRANTED_BY_SETTING ) ),
				'on_checkout' => self::FLAG,
			)
		);
	}

	/**
	 * An object with these and no others.
	 *
	 * @param array<string, array<string, mixed>> $properties Schemas by name.
	 * @return array<string, mixed>
	 */
	private static function of( array $properties ): array {
		return array(
			'type'                 => 'object',
			'properties'           => $properties,
			'additionalProperties' => false,
		);
	}

	/**
	 * One of a few words.
	 *
	 * @param list<string> $words The words.
	 * @return array<string, mixed>
	 */
	private static function one_of( array $words ): array {
		return array(
			'type' => 'string',
			'enum' => $words,
		);
	}
}
